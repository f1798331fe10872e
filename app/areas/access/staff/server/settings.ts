import { z } from 'zod'
import { defineSettings } from '#kit/settings/define.ts'

/** Whose desk serves the platform. */
export const settings = {
  platformHospital: defineSettings({
    variables: {
      PLATFORM_HOSPITAL: z.coerce
        .number()
        .int()
        .min(0)
        .max(999_999_999)
        .optional()
        .describe(
          'Number of the hospital whose desk sends what the platform sells and sees its money, too. Without one every desk of the demonstration does, and in production `npm run ledger` alone shows it.',
        ),
    },
    /** undefined: every desk of the demonstration, none in production. */
    value: (data): number | undefined => data.PLATFORM_HOSPITAL || undefined,
  }),
}
