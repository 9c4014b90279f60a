# The server in a container: docker build --tag derby . && docker run --publish 8000:8000 --volume derby:/data derby

FROM python:3.12-slim AS build
RUN pip install --no-cache-dir uv==0.13.7
ENV UV_COMPILE_BYTECODE=1 \
    UV_LINK_MODE=copy \
    UV_PROJECT_ENVIRONMENT=/opt/derby
WORKDIR /source
# What it depends on comes first: it changes less often than the code.
COPY pyproject.toml uv.lock ./
RUN uv sync --locked --no-cache --no-dev --extra postgres --no-install-project
COPY . .
RUN uv sync --locked --no-cache --no-dev --extra postgres --no-editable

FROM python:3.12-slim
RUN groupadd --gid 10001 derby \
    && useradd --uid 10001 --gid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin derby \
    && install --directory --owner=derby --group=derby --mode=0700 /data
COPY --from=build /opt/derby /opt/derby
# The other settings: DERBY_PUBLIC_URL, DERBY_WORKERS, DERBY_SECRET.
ENV PATH=/opt/derby/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DERBY_DATABASE=sqlite:////data/derby.db \
    DERBY_CACHE_DIR=/data/cache
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
# Straight to the server, whatever proxy the environment names.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["python", "-c", "\
from urllib.request import ProxyHandler, build_opener; \
build_opener(ProxyHandler({})).open('http://127.0.0.1:8000/healthz', timeout=3)"]
CMD ["derby", "serve", "--host", "0.0.0.0", "--port", "8000"]
