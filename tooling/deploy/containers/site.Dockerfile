# syntax=docker/dockerfile:1
# The public site. From the root of the repository: docker build -f tooling/deploy/containers/site.Dockerfile -t fundfront-site .
FROM node:24.21.0-bookworm-slim AS tools
RUN npm install --global pnpm@12.21.0 turbo@2.11.11
WORKDIR /src

FROM tools AS pruned
COPY . .
RUN turbo prune @fundfront/site --docker

FROM tools AS built
ENV NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
COPY --from=pruned /src/out/json/ ./
RUN --mount=type=cache,id=pnpm,target=/pnpm/store pnpm install --frozen-lockfile --prefer-offline --store-dir /pnpm/store
COPY --from=pruned /src/out/full/ ./
RUN turbo run build --filter=@fundfront/site

FROM node:24.21.0-bookworm-slim
ENV NODE_OPTIONS="--max-semi-space-size=4 --max-old-space-size=512" MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
ENV NODE_ENV=production PORT=3000 HOSTNAME=0.0.0.0 PAGE_CACHE_DIR=/data/pages
WORKDIR /app
COPY --from=built /src/apps/site/.next/standalone ./
RUN mkdir -p /data/pages && chown -R node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/fonts/hanken-grotesk.v1.woff2').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/site/server.js"]
