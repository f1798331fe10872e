import { z } from 'zod'
import { defineSettings } from '#kit/settings/define.ts'
import { whole } from '#kit/settings/fields.ts'

/** Whose desk serves the platform, and when one that nobody touches is locked. */
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
          'Number of the hospital whose desk also serves the platform: sends what it sells, sees its money. Operators do so wherever they are. Without one every desk of the demonstration does, too.',
        ),
    },
    /** undefined: every desk of the demonstration, none in production. */
    value: (data): number | undefined => data.PLATFORM_HOSPITAL || undefined,
  }),
  idleMinutes: defineSettings({
    variables: {
      IDLE_MINUTES: whole(5, 720, 30).describe(
        'A desk or workbench that nobody has touched for so many minutes is locked until its password is typed again; with 720 it ends first. Screens on walls and devices of stores go on.',
      ),
    },
    value: (data): number => data.IDLE_MINUTES,
  }),
}
