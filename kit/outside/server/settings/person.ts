import { z } from 'zod'
import { defineSettings } from '#kit/settings/define.ts'
import { lacksOf, text } from '#kit/settings/fields.ts'
import type { PersonSettings } from '../../person.ts'

/** Who knows whether a card and a face are a person's. */
export const settings = {
  person: defineSettings({
    variables: {
      PERSON_PROVIDER: z
        .enum(['stand-in', 'tencent', 'none'])
        .optional()
        .describe(
          "Who knows whether a bank card and a face are a person's: stand-in (asks you, under /sandbox/face; the demonstration's default), tencent (Tencent Cloud FaceID: an API key and the number of the rule for faces), or none (production's default).",
        ),
      TENCENT_FACEID_ENDPOINT: z.url().default('https://faceid.tencentcloudapi.com'),
      TENCENT_SECRET_ID: text,
      TENCENT_SECRET_KEY: text,
      TENCENT_FACEID_RULE_ID: text,
    },
    faults: (data, { mode }) => [
      ...(mode === 'production' && data.PERSON_PROVIDER === 'stand-in'
        ? ['PERSON_PROVIDER: production believes no invented faces']
        : []),
      ...lacksOf(data, 'PERSON_PROVIDER', 'tencent', [
        'TENCENT_SECRET_ID',
        'TENCENT_SECRET_KEY',
        'TENCENT_FACEID_RULE_ID',
      ]),
    ],
    value: (data, { mode }): PersonSettings => ({
      provider: data.PERSON_PROVIDER ?? (mode === 'demo' ? 'stand-in' : 'none'),
      endpoint: data.TENCENT_FACEID_ENDPOINT,
      secretId: data.TENCENT_SECRET_ID,
      secretKey: data.TENCENT_SECRET_KEY,
      ruleId: data.TENCENT_FACEID_RULE_ID,
    }),
  }),
}
