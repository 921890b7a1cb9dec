# syntax=docker/dockerfile:1
# The API. From the root of the repository: docker build -f tooling/deploy/containers/api.Dockerfile -t fundfront-api .
FROM node:24.21.0-bookworm-slim AS tools
RUN npm install --global pnpm@12.21.0 turbo@2.11.11
WORKDIR /src

FROM tools AS pruned
COPY . .
RUN turbo prune @fundfront/api --docker

FROM tools AS built
ENV TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
COPY --from=pruned /src/out/json/ ./
RUN --mount=type=cache,id=pnpm,target=/pnpm/store pnpm install --frozen-lockfile --prefer-offline --store-dir /pnpm/store
COPY --from=pruned /src/out/full/ ./
RUN turbo run build --filter=@fundfront/api

# The manifests alone first: this layer is made again only when a dependency changes.
FROM tools AS installed
COPY --from=pruned /src/out/json/ ./
RUN --mount=type=cache,id=pnpm,target=/pnpm/store pnpm install --prod --frozen-lockfile --prefer-offline --store-dir /pnpm/store --filter-prod "@fundfront/api..."
COPY --from=pruned /src/out/full/ ./

FROM node:24.21.0-bookworm-slim
ENV NODE_OPTIONS="--max-semi-space-size=4 --max-old-space-size=512" MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app/apps/api
COPY --from=installed /src/node_modules /app/node_modules
COPY --from=installed /src/packages /app/packages
COPY --from=installed /src/apps/api/package.json ./
COPY --from=installed /src/apps/api/node_modules ./node_modules
COPY --from=installed /src/apps/api/src ./src
COPY --from=built /src/apps/api/dist-server ./dist-server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist-server/server.js"]
