import { defineSettings } from '#kit/settings/define.ts'
import { list } from '#kit/settings/fields.ts'

/** How many accounts one advertises with. */
const MOST = 3

/** Whom this installation buys adverts from. */
export const settings = {
  adAccounts: defineSettings({
    variables: {
      AD_ACCOUNTS: list
        .refine(
          (accounts) => accounts.length <= MOST && accounts.every((account) => /^[\w.:-]{1,64}$/.test(account)),
          `at most ${MOST} ids, separated by commas`,
        )
        .describe(
          'The accounts, at most three, with which this installation advertises elsewhere: what their clicks led to is kept, and of no other. Without them nothing is kept.',
        ),
    },
    /** No answer ever shows them [X371]. */
    value: (data): ReadonlySet<string> => new Set(data.AD_ACCOUNTS),
  }),
}
