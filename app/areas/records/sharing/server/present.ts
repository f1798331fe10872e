import { opened } from '#app/areas/records/ground/server/public.ts'
import type { Part, Subject } from '#app/areas/records/papers/rules.ts'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { spokenCode } from '../rules.ts'
import type { LookRow, ShareRow } from './queries.ts'

/** The kind of sealed text of a code, and of its digest. */
export const SHARE_CODE = 'record-share'

/** What is shown, of whom, and for whom. */
export interface Shared {
  subject: Subject
  parts: Part[]
  label: string
}

type Opening = Pick<Context, 'config' | 'now'>

export const sharedOf = (ctx: Pick<Context, 'config'>, { contentSealed }: Pick<ShareRow, 'contentSealed'>): Shared =>
  opened<Shared>(ctx, contentSealed)

export const isOpen = ({ revokedAt, endsAt }: ShareRow, now: Date): boolean => revokedAt === null && endsAt > now

const codeOf = ({ config, now }: Opening, row: ShareRow): string =>
  row.codeSealed !== null && isOpen(row, now) ? spokenCode(sealOf(config).open(row.codeSealed, SHARE_CODE)) : ''

/** A share as its owner sees it. */
export const asShare = (ctx: Opening, row: ShareRow, looks: readonly LookRow[]) => {
  const { parts, label } = sharedOf(ctx, row)
  return {
    id: row.id,
    code: codeOf(ctx, row),
    label,
    ask_id: row.consultationId ?? '',
    parts,
    add_time: row.madeAt,
    end_time: row.revokedAt ?? row.endsAt,
    is_open: isOpen(row, ctx.now),
    looks: looks
      .filter(({ shareId }) => shareId === row.id)
      .map(({ whoSealed, lookedAt }) => ({ who: opened<string>(ctx, whoSealed), time: lookedAt })),
  }
}
