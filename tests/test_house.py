"""The house itself: the wheel, the vendored files, what is imported, the change fragments."""

import ast
import doctest
import hashlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/ayla"
VENDOR = SOURCE / "web/static/vendor"


@pytest.fixture(scope="session")
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(directory)],
        cwd=ROOT,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    (built,) = directory.glob("*.whl")
    return built


@pytest.mark.xdist_group("wheel")
def test_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    ours = {
        path.relative_to(SOURCE.parent).as_posix()
        for path in SOURCE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    with ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert packed == ours
    assert "ayla/py.typed" in packed
    assert "ayla/web/static/vendor/preact.js" in packed


@pytest.mark.xdist_group("wheel")
def test_wheel_carries_the_licences(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        licences = {name.partition("licenses/")[2] for name in archive.namelist()}
    assert "LICENSE" in licences
    for path in (VENDOR / "licenses").iterdir():
        assert path.relative_to(ROOT).as_posix() in licences


@pytest.mark.xdist_group("wheel")
def test_wheel_works_without_the_source_folder(wheel: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    script = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import ayla; print(ayla.__file__)"
    loaded = subprocess.run(
        [sys.executable, "-I", "-c", script], check=True, capture_output=True, text=True
    )
    assert Path(loaded.stdout.strip()).is_relative_to(tmp_path)


def test_vendored_files_are_as_listed() -> None:
    rows = re.findall(
        r"^\| `(.+?)` \|.*\| `([0-9a-f]{64})` \|$",
        (VENDOR / "README.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    assert {name for name, _ in rows} == {path.name for path in VENDOR.glob("*.js")}
    for name, digest in rows:
        assert hashlib.sha256((VENDOR / name).read_bytes()).hexdigest() == digest, name


def imported(path: Path) -> set[str]:
    """Top-level names of the packages that a module imports, anywhere in it, by absolute import."""
    names = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module.partition(".")[0])
    return names


@pytest.mark.parametrize("part", ["rules", "notation", "match", "port.py"])
def test_standard_library_only(part: str) -> None:
    place = SOURCE / part
    modules = [place] if place.suffix else list(place.rglob("*.py"))
    assert modules
    for path in modules:
        assert imported(path) - sys.stdlib_module_names <= {"ayla"}, path


EVERY_MODULE = """
import importlib, pkgutil, sys
part = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(getattr(part, "__path__", []), f"{part.__name__}."):
    importlib.import_module(module.name)
print(*sorted({"llvmlite", "numba", "numpy"} & sys.modules.keys()))
"""


@pytest.mark.parametrize("part", ["cli", "web", "terminal"])
def test_starts_without_numba(part: str) -> None:
    loaded = subprocess.run(
        [sys.executable, "-c", EVERY_MODULE, f"ayla.{part}"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert loaded.stdout.strip() == ""


def test_no_import_by_name() -> None:
    """An import by name would escape the contracts; only the face may do it."""
    for path in set(SOURCE.rglob("*.py")) - {SOURCE / "__init__.py"}:
        assert not {"import_module", "__import__"} & {
            node.attr if isinstance(node, ast.Attribute) else node.id
            for node in ast.walk(ast.parse(path.read_bytes()))
            if isinstance(node, ast.Attribute | ast.Name)
        }, path


def test_change_fragments_have_a_known_kind(project: dict[str, Any]) -> None:
    settings = project["tool"]["towncrier"]
    kinds = "|".join(kind["directory"] for kind in settings["type"])
    for path in (ROOT / "changelog.d").iterdir():
        if path.name not in settings["ignore"]:
            assert re.fullmatch(rf"[a-z][a-z0-9-]*\.({kinds})\.md", path.name), path.name
            assert path.read_text(encoding="utf-8").strip(), path.name


def test_examples_in_the_readme() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert tried
    assert not failed
