# syntax=docker/dockerfile:1
# The staff area. From the root of the repository: docker build -f tooling/deploy/containers/admin.Dockerfile -t fundfront-admin .
FROM node:24.21.0-bookworm-slim AS tools
RUN npm install --global pnpm@12.21.0 turbo@2.11.11
WORKDIR /src

FROM tools AS pruned
COPY . .
RUN turbo prune @fundfront/admin --docker

FROM tools AS built
ENV TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
COPY --from=pruned /src/out/json/ ./
RUN --mount=type=cache,id=pnpm,target=/pnpm/store pnpm install --frozen-lockfile --prefer-offline --store-dir /pnpm/store
COPY --from=pruned /src/out/full/ ./
RUN turbo run build --filter=@fundfront/admin

# Two folders and no package: the server is bundled.
FROM node:24.21.0-bookworm-slim
ENV NODE_OPTIONS="--max-semi-space-size=4 --max-old-space-size=512" MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
ENV NODE_ENV=production ADMIN_PORT=3001 HOST=0.0.0.0
WORKDIR /app
COPY --from=built /src/apps/admin/dist ./dist
COPY --from=built /src/apps/admin/dist-server ./dist-server
USER node
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3001/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist-server/server.js"]
