import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'build/stamp')

/** What the bundles are made of. Servers run their sources as they stand. */
const sources = ['app/**/*.{ts,tsx,css}', 'kit/**/*.{ts,tsx,css}', 'public/**/*', '*.config.ts', 'package-lock.json']
const isSource = (file: string) => !/(^|\/)server\/|\.test\.tsx?$/.test(file) && statSync(join(root, file)).isFile()

const digestOfSources = (): string => {
  const digest = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).filter(isSource).sort()) {
    digest.update(file).update(readFileSync(join(root, file)))
  }
  return digest.digest('hex')
}

/** Whether the build is of the sources as they are now. */
export const isBuilt = (): boolean => {
  try {
    return readFileSync(stamp, 'utf8') === digestOfSources()
  } catch {
    return false
  }
}

/** Builds what browsers get and what renders it, compresses it, and remembers of which sources. */
export const buildPages = async (): Promise<void> => {
  const digest = digestOfSources()
  rmSync(stamp, { force: true })
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const { status } = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  await compressFiles(join(root, 'build/client'))
  writeFileSync(stamp, digest)
}

const brotliCompressing = promisify(brotliCompress)
const gzipping = promisify(gzip)
/** The best: seven percent smaller than level 9, for two seconds of one core more at the build. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

const compressFiles = async (folder: string) => {
  const files = globSync('**/*.{js,css,svg,json,webmanifest}', { cwd: folder })
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name)
      const content = await readFile(file)
      await Promise.all([
        writeFile(`${file}.br`, await brotliCompressing(content, BROTLI)),
        writeFile(`${file}.gz`, await gzipping(content, { level: 9 })),
      ])
    }),
  )
}

if (import.meta.main) await buildPages()
