import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// tools/web.sh runs this and compresses the result into dist/, which web.go embeds. The service
// worker is an entry of its own whose address never changes. It contains the list of built files,
// so that it changes when any file does.
// The files of one language: texts of the script, and texts of the rules.
const catalogue = /messages\/([\w-]+)\/\w+\.ftl$|gen\/rules-([\w-]+)\.ftl$/;

const buildInfo: Plugin = {
  name: 'build-info-for-the-service-worker',
  enforce: 'post',
  generateBundle(_, bundle) {
    const assets: string[] = [];
    const languages: Record<string, string[]> = {};
    for (const file of Object.keys(bundle).sort()) {
      if (!file.startsWith('assets/')) continue;
      const part = bundle[file]!;
      const sources = part.type === 'asset' ? part.originalFileNames : [part.facadeModuleId ?? ''];
      const lang = sources.map((source) => catalogue.exec(source)).find(Boolean);
      (lang ? (languages[lang[1] ?? lang[2]!] ??= []) : assets).push(`/app/${file}`);
    }
    const worker = bundle['sw.js'];
    if (worker?.type !== 'chunk') this.error('there is no service worker');
    // Browsers run it as a script without imports.
    if (worker.imports.length > 0) this.error(`the service worker shares modules with pages: ${worker.imports.join(', ')}`);
    const version = createHash('sha256')
      .update(assets.join())
      .update(JSON.stringify(languages))
      .update(worker.code)
      .digest('hex')
      .slice(0, 16);
    worker.code = worker.code.replace('__BUILT__', JSON.stringify({ version, assets, languages }));
  },
};

// A catalogue of texts is imported as a string. Its comments are for translators.
const catalogues: Plugin = {
  name: 'catalogues-of-texts',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.ftl')) return null;
    const text = readFileSync(id, 'utf8')
      .replace(/^#.*\n/gm, '')
      .replace(/^\n/gm, '');
    return { code: `export default ${JSON.stringify(text)};`, moduleType: 'js' };
  },
};

// program.wasm?size is the size of a program in bytes, as it runs and as it is sent.
const sizes: Plugin = {
  name: 'sizes-of-programs',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.wasm?size')) return null;
    const program = readFileSync(id.slice(0, -'?size'.length));
    const size = { plain: program.length, packed: gzipSync(program, { level: 9 }).length };
    return { code: `export default ${JSON.stringify(size)};`, moduleType: 'js' };
  },
};

export default defineConfig({
  plugins: [svelte(), catalogues, sizes, buildInfo],
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
        // Few files instead of many small ones: what each page needs first, and what pages with a board share. main.ts
        // waits for pages, so no page may wait for its file; the service worker shares nothing.
        codeSplitting: {
          groups: [
            { name: 'first', test: (id) => !/\/offline\/(?!install)|\/main\.ts$/.test(id), tags: ['$initial'] },
            { name: 'table', test: (id) => !/\/offline\/|\/main\.ts$/.test(id), minShareCount: 4 },
          ],
        },
        chunkFileNames: (chunk) => `assets/${chunk.name.split('~', 1)[0]}-[hash].js`,
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { fs: { allow: ['..'] } },
});
