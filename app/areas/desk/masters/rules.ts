/** A hospital shows at most so many pictures of each kind. */
export const MOST_PICTURES = 6
/** A doctor is known for at most so many illnesses. */
export const MOST_ILLNESSES = 20
/** A doctor sits at most at so many departments beside their home. */
export const MOST_POSTS = 10

/** What characters each text may have at most. */
export const lengths = {
  name: 100,
  doctorName: 50,
  code: 100,
  address: 300,
  phone: 100,
  openHours: 500,
  introduction: 20_000,
  traffic: 5_000,
  aliases: 1_000,
  location: 200,
  notice: 2_000,
  skills: 2_000,
  room: 30,
} as const

/** Names or words that somebody wrote one after the other, each once: by commas, spaces, strokes or lines. */
export const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,，、;；|｜]+/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]
