import { defineSettings } from '#kit/settings/define.ts'
import { whole } from '#kit/settings/fields.ts'

/** The user protocol to which everybody must have agreed. */
export const settings = {
  userProtocolVersion: defineSettings({
    variables: {
      USER_PROTOCOL_VERSION: whole(1, 1_000_000, 1).describe(
        'A higher number asks everybody to agree to the user protocol again.',
      ),
    },
    value: (data) => data.USER_PROTOCOL_VERSION,
  }),
}
