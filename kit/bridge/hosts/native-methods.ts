/** How long a native app may take to answer, ms. A person decides in what takes minutes; everything else is at once. */
export const answerTimeoutMs = {
  who: 1_000,
  token: 1_000,
  position: 3_000,
  share: 3_000,
  title: 1_000,
  pauseAudio: 1_000,
  close: 1_000,
  openPage: 3_000,
  openDoctor: 3_000,
  login: 3_000,
  pay: 600_000,
  scan: 300_000,
  advert: 1_000,
  advertDone: 1_000,
} as const

/** What a native app is asked for. */
export type NativeMethod = keyof typeof answerTimeoutMs

/** From which version on the patient and the doctor app can; what is not named they always could [X213] [X214]. */
export const sinceVersion: Partial<Record<NativeMethod, string>> = {
  pay: '6.1.0',
  share: '6.0.9',
  advert: '6.7.0',
  advertDone: '6.7.0',
}

/** Pages that the patient app has of its own, from which version on [X215] [X216]. */
export const nativePages = {
  'health-goods': { since: '6.1.2' },
  /** The older apps on Android have it too, under a call of its own. */
  'doctor-home': { since: '6.6.4', onlyOn: 'android', older: 'openDoctor' },
} as const satisfies Record<string, { since: string; onlyOn?: 'android'; older?: NativeMethod }>
