/** The meanings that a colour may have; it always comes with words. */
export const tones = {
  plain: 'bg-well text-ink-2',
  accent: 'bg-tint text-accent-ink',
  danger: 'bg-danger-tint text-danger',
  warning: 'bg-warning-tint text-warning',
  success: 'bg-success-tint text-success',
}

/** One of the meanings. */
export type Tone = keyof typeof tones
