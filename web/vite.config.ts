import { existsSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// tools/web.sh runs this and puts the outcome, compressed, into dist/, which web.go embeds.
// The service worker is an entry of its own whose address never changes.
const worker = 'src/offline/sw.ts';

export default defineConfig({
  plugins: [svelte()],
  base: '/app/',
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'gen/app',
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    rolldownOptions: {
      input: { main: 'src/main.ts', ...(existsSync(worker) ? { sw: worker } : {}) },
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { fs: { allow: ['..'] } },
});
