import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'

/** The kind of sealed text. */
export const HEALTH_RECORD = 'health-record'

type Sealing = Pick<Context, 'config'>

/** Seals what is written about somebody. */
export const closed = ({ config }: Sealing, content: unknown): string =>
  sealOf(config).seal(JSON.stringify(content), HEALTH_RECORD)

/** What was sealed so. */
export const opened = <T>({ config }: Sealing, sealed: string): T =>
  JSON.parse(sealOf(config).open(sealed, HEALTH_RECORD)) as T
