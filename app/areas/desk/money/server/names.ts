import type { RowNamers } from '#kit/db/row-names.ts'
import { providerName } from '../rules.ts'

/** What bills of providers are called. */
export const names = {
  // The day, the provider, and the hospital's own account there: `2026-11-20 wechat 1900000109`.
  bill: {
    says: (id) =>
      id
        .split(' ')
        .map((word) => providerName(word))
        .join(' '),
  },
} satisfies RowNamers
