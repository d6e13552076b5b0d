import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// What is built goes into dist/, which web.go embeds into the program.
export default defineConfig({
  plugins: [svelte()],
  base: '/app/',
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    rolldownOptions: { input: { main: 'src/main.ts' } },
  },
  server: { fs: { allow: ['..'] } },
});
