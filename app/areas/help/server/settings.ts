import { z } from 'zod'
import { defineSettings } from '#kit/settings/define.ts'
import { minutesOfClock } from '#kit/time/day.ts'

/** `08:00-22:00`; past midnight they end the next day. */
const serviceHours = z
  .string()
  .regex(/^(\d{2}:[0-5]\d)-(\d{2}:[0-5]\d)$/, 'HH:MM-HH:MM')
  .default('08:00-22:00')
  .transform((text) => text.split('-').map(minutesOfClock) as [number, number])

/** The customer service. */
export const settings = {
  service: defineSettings({
    variables: {
      SERVICE_URL: z
        .url()
        .optional()
        .describe(
          "The customer service's own chat page, with {group}, {template} and {title}; without one an automatic answer helps.",
        ),
      SERVICE_HOURS: serviceHours.describe('When its people answer, Shanghai time.'),
      SERVICE_GROUP_ID: z.string().default('everyone'),
      SERVICE_TEMPLATE_ID: z.string().default('everyone'),
      SERVICE_VIP_GROUP_ID: z.string().default('vip'),
      SERVICE_VIP_TEMPLATE_ID: z.string().default('vip'),
    },
    value: (data): ServiceDesk => ({
      url: data.SERVICE_URL,
      hours: { begin: data.SERVICE_HOURS[0], end: data.SERVICE_HOURS[1] },
      usual: { groupId: data.SERVICE_GROUP_ID, templateId: data.SERVICE_TEMPLATE_ID },
      vip: { groupId: data.SERVICE_VIP_GROUP_ID, templateId: data.SERVICE_VIP_TEMPLATE_ID },
    }),
  }),
}

interface ServiceDesk {
  /** The provider's chat page; `{group}`, `{template}` and `{title}` are filled in. Without one the stand-in answers. */
  url: string | undefined
  /** When people answer, in minutes of the day. */
  hours: { begin: number; end: number }
  usual: ServiceGroup
  /** For whom a membership has raised above level 0. */
  vip: ServiceGroup
}

interface ServiceGroup {
  groupId: string
  templateId: string
}
