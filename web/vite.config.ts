import { createHash } from 'node:crypto';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// tools/web.sh runs this and compresses the result into dist/, which web.go embeds. The service
// worker is an entry of its own whose address never changes. It contains the list of built files,
// so that it changes when any file does.
const buildInfo: Plugin = {
  name: 'build-info-for-the-service-worker',
  enforce: 'post',
  generateBundle(_, bundle) {
    const assets = Object.keys(bundle)
      .filter((file) => file.startsWith('assets/'))
      .sort()
      .map((file) => `/app/${file}`);
    const worker = bundle['sw.js'];
    if (worker?.type !== 'chunk') this.error('there is no service worker');
    // Browsers run it as a script without imports.
    if (worker.imports.length > 0) this.error(`the service worker shares modules with pages: ${worker.imports.join(', ')}`);
    const version = createHash('sha256').update(assets.join()).update(worker.code).digest('hex').slice(0, 16);
    worker.code = worker.code.replace('__BUILT__', JSON.stringify({ version, assets }));
  },
};

export default defineConfig({
  plugins: [svelte(), buildInfo],
  base: '/app/',
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'gen/app',
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { main: 'src/main.ts', sw: 'src/offline/sw.ts' },
      // The first comment asks V8 to compile a whole file while it loads, not function by function during a pick.
      output: {
        postBanner: '//# allFunctionsCalledOnLoad',
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { fs: { allow: ['..'] } },
});
