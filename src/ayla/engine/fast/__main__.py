"""``python -m ayla.engine.fast`` compiles the engine, for whoever needs it later."""

from ayla.engine.fast.warming import warm_up

if __name__ == "__main__":
    warm_up()
