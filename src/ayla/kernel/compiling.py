"""How the kernel is compiled, and where the compiled code is kept.

Compiled code is kept on disk, so that it is compiled once for a machine and loaded after that:
in ``NUMBA_CACHE_DIR`` if that is set, else in the user's cache directory, else beside the source.
Where none of these can be written it is compiled anew in each process.
"""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils as numba_cgutils
from numba.core import config as numba_config
from numba.extending import intrinsic, overload, register_jitable
from platformdirs import user_cache_path

from ayla.kernel import packing

_Function = TypeVar("_Function", bound=Callable[..., Any])

_CONFIG: Any = numba_config
_CGUTILS: Any = numba_cgutils
_HERE: Final = Path(__file__).parent
_OPTIONS: Final[dict[str, Any]] = {"nogil": True, "boundscheck": False, "error_model": "numpy"}

for _function in packing.ON_WORDS:
    register_jitable(_function)


def compiled(function: _Function) -> _Function:
    """Compile a function when it is first called, or load it if it was compiled before.

    It runs without the global lock and without checks of array bounds. It is compiled anew when any
    module of its package or of the kernel has changed.
    """
    return _compiled(function, _OPTIONS)


def inlined(function: _Function) -> _Function:
    """As ``compiled``, for a small function that becomes part of each function that calls it."""
    return _compiled(function, {**_OPTIONS, "forceinline": True})


def _compiled(function: _Function, options: dict[str, Any]) -> _Function:
    before = _CONFIG.CACHE_DIR
    _CONFIG.CACHE_DIR = str(_directory(Path(function.__code__.co_filename).parent))
    try:
        made = numba.njit(cache=True, **options)(function)
    except RuntimeError:  # no directory can be written
        made = numba.njit(**options)(function)
    finally:
        _CONFIG.CACHE_DIR = before
    result: _Function = made
    return result


@cache
def _directory(package: Path) -> Path:
    """Where the code of a package is kept.

    Numba compares the source of the compiled function alone, not that of what it calls; so the name
    of the directory says which sources it was made from.
    """
    digest = hashlib.sha256()
    for source in sorted({*_HERE.glob("*.py"), *package.glob("*.py")}):
        digest.update(source.read_bytes())
    base = _CONFIG.CACHE_DIR or user_cache_path("ayla", appauthor=False)
    return Path(base) / f"{package.name}-{digest.hexdigest()[:16]}"


def whole(number: Any) -> int:
    """The same whole number, in compiled code as a signed one of 64 bits, as words are.

    NumPy's small and unsigned numbers would else make others of their own kind, or floats.
    """
    return int(number)


def lowest(number: int) -> int:
    """The place of the lowest bit that is set in a number above 0."""
    return (number & -number).bit_length() - 1


def how_many(number: int) -> int:
    """How many bits are set in a number from 0."""
    return number.bit_count()


def fetch(array: Any, place: int) -> None:
    """Have compiled code bring an entry of an array into the cache, since it is needed soon."""


def _one_instruction(generate: Callable[[Any, Any], Any]) -> Any:
    """A function of compiled code from one number of 64 bits to another."""

    def typed(_typing: Any, _number: Any) -> Any:
        return types.int64(types.int64), lambda _context, builder, _signature, arguments: generate(
            builder, arguments[0]
        )

    return intrinsic(typed)


def _fetching(_typing: Any, array: Any, place: Any) -> Any:
    """One instruction: bring an entry of an array into the cache."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        entries = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        address = builder.bitcast(builder.gep(entries, [arguments[1]]), ir.IntType(8).as_pointer())
        number = ir.IntType(32)
        to_read, to_keep, data = number(0), number(3), number(1)
        kind = ir.FunctionType(ir.VoidType(), [address.type, number, number, number])
        prefetch = _CGUTILS.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
        builder.call(prefetch, [address, to_read, to_keep, data])
        return context.get_dummy_value()

    return types.void(array, types.int64), generate


_fetch: Any = intrinsic(_fetching)


_trailing_zeros = _one_instruction(
    lambda builder, number: builder.cttz(number, ir.Constant(ir.IntType(1), 1))
)
_population = _one_instruction(lambda builder, number: builder.ctpop(number))

overload(fetch, strict=False)(lambda array, place: lambda array, place: _fetch(array, place))
overload(whole, strict=False)(lambda number: lambda number: np.int64(number))
overload(lowest, strict=False)(lambda number: lambda number: _trailing_zeros(number))
overload(how_many, strict=False)(lambda number: lambda number: _population(number))
