import { defineSettings } from '#kit/settings/define.ts'
import { whole } from '#kit/settings/fields.ts'

/** What asking for prices abroad costs. */
export const settings = {
  inquiry: defineSettings({
    variables: {
      INQUIRY_FEE: whole(1, 100_000, 299).describe(
        'Care abroad: what a patient pays for their case worker, in yuan; it goes back by itself where nobody answers within 24 hours or no quote comes within 72.',
      ),
    },
    value: (data): InquirySettings => ({ feeFen: data.INQUIRY_FEE * 100 }),
  }),
}

interface InquirySettings {
  feeFen: number
}
