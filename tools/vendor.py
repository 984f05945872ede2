"""Recreate the browser libraries in src/ayla/web/static/vendor from their npm packages.

Needs npm on the PATH. To take another version, change PACKAGES and run `python tools/vendor.py`.

The modules are the packages' own, with four changes: import specifiers become relative paths, so
that a page needs no import map; references to source maps go; the small modules of @fluent/bundle
are joined into one, which saves a slow phone as many requests; and comments on lines of their own
go, which are half of it.
"""

import hashlib
import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import NamedTuple

TARGET = Path(__file__).parent.parent / "src/ayla/web/static/vendor"


class Package(NamedTuple):
    name: str
    version: str
    licence: str
    files: dict[str, tuple[str, ...]]  # ours -> theirs, joined in this order


PACKAGES = [
    Package(
        "preact",
        "11.2.0",
        "MIT",
        {"preact.js": ("dist/preact.mjs",), "preact-hooks.js": ("hooks/dist/hooks.mjs",)},
    ),
    Package(
        "htm",
        "3.1.1",
        "Apache-2.0",
        {"htm.js": ("dist/htm.module.js",), "htm-preact.js": ("preact/index.module.js",)},
    ),
    Package(
        "@preact/signals-core",
        "1.14.5",
        "MIT",
        {"signals-core.js": ("dist/signals-core.module.js",)},
    ),
    Package("@preact/signals", "2.11.4", "MIT", {"signals.js": ("dist/signals.module.js",)}),
    Package(
        "@fluent/bundle",
        "0.19.1",
        "Apache-2.0",
        {
            "fluent-bundle.js": tuple(
                f"esm/{module}.js"
                for module in (
                    "memoizer",
                    "types",
                    "scope",
                    "builtins",
                    "resolver",
                    "bundle",
                    "resource",
                )
            )
        },
    ),
]

# Which of our files stands for a specifier that the packages use.
SPECIFIERS = {
    "preact": "./preact.js",
    "preact/hooks": "./preact-hooks.js",
    "htm": "./htm.js",
    "@preact/signals-core": "./signals-core.js",
}

IMPORT = re.compile(r"""((?:\bfrom|\bimport)\s*)(["'])([^"']+)\2""")
LOCAL_IMPORT = re.compile(r"""^import \{[^}]*\} from "\./\w+\.js";\n""", re.MULTILINE)
COMMENT = re.compile(r"^[ \t]*(?:/\*.*?\*/|//[^\n]*)[ \t]*\n", re.MULTILINE | re.DOTALL)
SOURCE_MAP = re.compile(r"\n?//# sourceMappingURL=\S+")


def main() -> int:
    (TARGET / "licenses").mkdir(parents=True, exist_ok=True)
    rows = []
    terms = ""
    for package in PACKAGES:
        contents = unpack(package)
        for ours, theirs in package.files.items():
            note = f"/* {package.name} {package.version}, {package.licence}; see README.md */\n"
            body = note + module([contents[name] for name in theirs])
            (TARGET / ours).write_text(body, encoding="utf-8", newline="\n")
            digest = hashlib.sha256(body.encode()).hexdigest()
            cells = (f"`{ours}`", package.name, package.version, package.licence, f"`{digest}`")
            rows.append(f"| {' | '.join(cells)} |")
        licence = contents.get("LICENSE", "")
        if package.licence == "Apache-2.0" and licence:
            terms = licence[: licence.index("   APPENDIX: ")].strip("\n") + "\n"
        elif not licence:
            # @fluent/bundle states Apache-2.0 in its package.json and ships no copy of it.
            licence = f"{package.name}: Mozilla and the Project Fluent contributors.\n\n{terms}"
        name = package.name.removeprefix("@").replace("/", "-")
        path = TARGET / "licenses" / f"{name}.txt"
        path.write_text(licence.rstrip() + "\n", encoding="utf-8", newline="\n")
    (TARGET / "README.md").write_text(README.format(rows="\n".join(rows)), encoding="utf-8")
    return 0


def unpack(package: Package) -> dict[str, str]:
    """The text files of a published package, by their path in it."""
    with tempfile.TemporaryDirectory() as directory:
        subprocess.run(
            ["npm", "pack", "--silent", f"{package.name}@{package.version}"],
            cwd=directory,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        (archive,) = Path(directory).glob("*.tgz")
        with tarfile.open(archive) as tar:
            contents = {}
            for member in tar.getmembers():
                path = member.name.partition("/")[2]
                if path == "LICENSE" or any(path in theirs for theirs in package.files.values()):
                    reader = tar.extractfile(member)
                    assert reader is not None
                    contents[path] = reader.read().decode("utf-8")
    return contents


def module(parts: list[str]) -> str:
    """One module out of a package's files, importing only its neighbours in this folder."""
    if len(parts) > 1:
        parts = [LOCAL_IMPORT.sub("", part) for part in parts]
    text = SOURCE_MAP.sub("", "\n".join(part.strip("\n") for part in parts))
    text = COMMENT.sub("", text)
    text = IMPORT.sub(lambda found: f'{found[1]}"{SPECIFIERS[found[3]]}"', text)
    return text.rstrip() + "\n"


README = """\
# Browser libraries

Plain ES modules that others wrote, copied from their npm packages so that the app needs no network,
no import map and no build step. The files import each other by relative path, and ours import them
the same way: `import {{ html }} from "./vendor/htm-preact.js"`. The page needs no more than
`script-src 'self'`.

Do not edit these files: `python tools/vendor.py` writes them, and this page. The changes that it
makes are listed at its top. Licences are in `licenses/`.

| file | package | version | licence | SHA-256 |
|---|---|---|---|---|
{rows}
"""


if __name__ == "__main__":
    sys.exit(main())
