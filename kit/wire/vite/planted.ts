import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'

/** Builds planted files for the browser, from `app/main.ts` on; gives the text of the bundle. */
export const bundle = async (
  files: Record<string, string>,
  plugins: readonly Plugin[] | ((root: string) => readonly Plugin[]),
): Promise<string> => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'planted-')))
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), text)
    }
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [...(typeof plugins === 'function' ? plugins(root) : plugins)],
      build: {
        write: false,
        minify: false,
        modulePreload: false,
        rolldownOptions: { input: join(root, 'app/main.ts') },
      },
    })
    if (Array.isArray(built) || !('output' in built)) throw new Error('expected one bundle')
    return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
  } finally {
    await rm(root, { recursive: true })
  }
}
