import { z } from 'zod'
import { defineSettings } from '#kit/settings/define.ts'
import type { InvoiceSettings } from '../../invoice.ts'

/** Who issues invoices. */
export const settings = {
  invoices: defineSettings({
    variables: {
      INVOICE_PROVIDER: z
        .enum(['stand-in', 'none'])
        .optional()
        .describe(
          "Who issues invoices: stand-in (samples that say so; the demonstration's default), or none (production's default: patients are asked to get theirs from the hospital). An adapter of a provider is one more file beside kit/outside/server/invoice.ts.",
        ),
    },
    faults: ({ INVOICE_PROVIDER: provider }, { mode }) =>
      mode === 'production' && provider === 'stand-in' ? ['INVOICE_PROVIDER: production hands out no samples'] : [],
    value: ({ INVOICE_PROVIDER: provider }, { mode }): InvoiceSettings => ({
      provider: provider ?? (mode === 'demo' ? 'stand-in' : 'none'),
    }),
  }),
}
