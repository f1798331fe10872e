import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { CallSpec } from '../call.ts'

/** What both bundles need of a call; its schemas stay with the server, and zod with them. */
const kept = [
  'method',
  'path',
  'envelope',
  'login',
  'consent',
  'staff',
  'doctor',
  'body',
  'inQuery',
  'cookies',
  'edits',
  'idempotency',
  'mutatingGet',
  'recommends',
  'utoken',
] as const satisfies (keyof CallSpec)[]

/** Puts calls without their schemas in the place of every `contract.ts`: in the browser that is the whole of zod. */
export const slimContracts = (): Plugin => ({
  name: 'yilu:slim-contracts',
  enforce: 'pre',
  load: {
    filter: { id: /\/contract\.ts$/ },
    async handler(id) {
      // The time of change makes Node read an edited file again.
      const contract = await import(`${pathToFileURL(id).href}?changed=${statSync(id).mtimeMs}`)
      return { code: slimText(contract, id), moduleType: 'js', moduleSideEffects: false, map: null }
    },
  },
})

const slimText = (contract: Record<string, unknown>, file: string): string =>
  Object.entries(contract)
    .map(([name, call]) => {
      if (!isCall(call))
        throw new Error(
          `${file} exports ${name}, which is not a call: the browser would not get it. Move it to rules.ts.`,
        )
      const slim = Object.fromEntries(kept.flatMap((key) => (call[key] === undefined ? [] : [[key, call[key]]])))
      return `export const ${name} = ${JSON.stringify(slim)}`
    })
    .join('\n')

const isCall = (value: unknown): value is CallSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value
