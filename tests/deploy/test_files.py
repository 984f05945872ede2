"""The files that hosts start from, checked by the programs that read them."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from ayla.web.environment import USUALLY
from tests import needs

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def program(name: str) -> str:
    found = shutil.which(name, path="/usr/sbin:/usr/bin:/sbin:/bin")
    return found or needs.missing(name, f"apt install {name.partition('-')[0]}")


def said(*command: str) -> str:
    """What the command says while it is content."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_the_hosting_page_shows_and_names_it(path: Path) -> None:
    assert f'--8<-- "deploy/{path.name}"' in PAGE
    assert f"`deploy/{path.name}`" in PAGE


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_it_sets_nothing_that_there_is_not(path: Path) -> None:
    named = set(re.findall(r"\bAYLA_[A-Z_]+\b", path.read_text(encoding="utf-8")))
    assert named - {"AYLA_DB_PASSWORD"} <= USUALLY.keys()  # that one is the compose file's own


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "ayla.service"
    text = (DEPLOY / "ayla.service").read_text(encoding="utf-8")
    assert "ExecStart=/opt/ayla/bin/ayla serve" in text
    unit.write_text(text.replace("/opt/ayla/bin/ayla", sys.executable))
    analyze = program("systemd-analyze")
    assert "ayla.service" not in said(analyze, "verify", str(unit))
    told = said(analyze, "security", "--offline=true", "--no-pager", str(unit))
    found = re.search(r"exposure level for ayla.service: ([0-9.]+)", told)
    assert found
    assert float(found[1]) < 2  # of 10, where 10 is a service without any fences


def test_nginx_understands_its_file(tmp_path: Path) -> None:
    nginx, openssl = program("nginx"), program("openssl")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    said(
        *(openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=play.example"),
        *("-keyout", str(key), "-out", str(certificate)),
    )
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for name, path in (("fullchain", certificate), ("privkey", key)):
        site = site.replace(f"/etc/letsencrypt/live/play.example/{name}.pem", str(path))
    (tmp_path / "site.conf").write_text(site)
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{ access_log off; include site.conf; }}\n"
    )
    told = said(nginx, "-t", "-q", "-c", str(tmp_path / "nginx.conf"), "-e", "stderr")
    assert "emerg" not in told


def test_the_compose_file_fits_together() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    for service in services.values():
        assert service.get("depends_on", {}).keys() <= services.keys()
    environment = services["ayla"]["environment"]
    for name, service in (("AYLA_DATABASE_URL", "db"), ("AYLA_REDIS_URL", "redis")):
        assert re.search(rf"[@/]{service}[:/]", environment[name])
    # Only the proxy of this machine comes in.
    assert services["ayla"]["ports"] == ["127.0.0.1:8420:8420"]


def test_the_image_has_all_that_it_is_built_of() -> None:
    kept = (ROOT / ".dockerignore").read_text(encoding="utf-8")
    for name in ("LICENSE", "README.md", "pyproject.toml", "src"):
        assert f"!{name}\n" in kept
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    last = dockerfile.rpartition("\nFROM ")[2]
    assert last.index("\nUSER ayla") < last.index("\nENTRYPOINT")
    assert "/health/ready" in last
