import { z } from 'zod'
import { defineSettings } from '#kit/settings/define.ts'
import { whole } from '#kit/settings/fields.ts'

/** `channel=address` pairs, separated by spaces: an address may hold a comma. */
const addressOfChannel = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .refine((pairs) => pairs.every((pair) => /^\d{1,9}=https:\/\//.test(pair)), 'channel=https://…, separated by spaces')
  .transform((pairs) => new Map(pairs.map((pair) => [Number.parseInt(pair, 10), pair.slice(pair.indexOf('=') + 1)])))

/** How patients sign in, and how often. */
export const settings = {
  signIn: defineSettings({
    variables: {
      SESSION_DAYS: whole(1, 90, 30).describe('A patient stays signed in so long.'),
      SMS_CODE_SECONDS: whole(30, 300, 300).describe(
        'Codes by SMS: how long and for how many tries one lives (300 and 5 at most), seconds between two to the same number, how many a number gets on a day, and how many of them addresses from which its owner has never signed in.',
      ),
      SMS_CODE_TRIES: whole(1, 5, 5),
      SMS_WAIT_SECONDS: whole(60, 3_600, 60),
      SMS_PER_DAY: whole(1, 10, 10),
      SMS_PER_DAY_STRANGERS: whole(1, 10, 6),
      SMS_CHALLENGE_AFTER: whole(0, 10, 3).describe(
        'After so many unused codes of a number, or requests and wrong guesses of an address within an hour, a challenge comes first; an address that asks for more than ADDRESS_PER_HOUR gets none.',
      ),
      ADDRESS_CHALLENGE_AFTER: whole(0, 100_000, 60),
      ADDRESS_PER_HOUR: whole(1, 1_000_000, 1_000),
      PUZZLE_BITS: whole(8, 24, 16).describe('How hard the challenge is: each bit more doubles the work of the phone.'),
      SIGN_IN_JUMPS: addressOfChannel.describe(
        'Where a channel signs its visitors in by itself (jump_url): channel=https://…, separated by spaces; {back} stands for the page that they come back to, with the code in its address.',
      ),
    },
    value: (data): SignInSettings => ({
      sessionDays: data.SESSION_DAYS,
      codeSeconds: data.SMS_CODE_SECONDS,
      codeTries: data.SMS_CODE_TRIES,
      waitSeconds: data.SMS_WAIT_SECONDS,
      codesPerDay: data.SMS_PER_DAY,
      strangersPerDay: data.SMS_PER_DAY_STRANGERS,
      challengeAfter: data.SMS_CHALLENGE_AFTER,
      addressChallengeAfter: data.ADDRESS_CHALLENGE_AFTER,
      addressPerHour: data.ADDRESS_PER_HOUR,
      puzzleBits: data.PUZZLE_BITS,
      jumps: data.SIGN_IN_JUMPS,
    }),
  }),
}

interface SignInSettings {
  sessionDays: number
  codeSeconds: number
  codeTries: number
  /** Between two messages to the same number. */
  waitSeconds: number
  /** Codes for one number on one day, of which strangers (addresses from which its owner has never signed in) get so many. */
  codesPerDay: number
  strangersPerDay: number
  /** Codes for one number that nobody used, before the next costs a challenge. */
  challengeAfter: number
  /** Codes that an address asked for within an hour, or guessed wrong, before the next costs a challenge … */
  addressChallengeAfter: number
  /** … and before it gets none. */
  addressPerHour: number
  /** Zero bits that a puzzle asks for: each more doubles the work. */
  puzzleBits: number
  /** Where a channel signs its visitors in by itself; `{back}` stands for the page. */
  jumps: ReadonlyMap<number, string>
}
