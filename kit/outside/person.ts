/** Somebody by their papers. */
export interface Papers {
  truename: string
  idNumber: string
}

/** A face check that was begun: how it is known there, and the page at which one looks into the camera. */
export interface FaceStart {
  token: string
  url: string
}

/** How a face check ended, if it has. */
export const faceOutcomes = ['waiting', 'passed', 'failed'] as const
/** One of them. */
export type FaceOutcome = (typeof faceOutcomes)[number]

/** Who knows whether somebody is who they say they are. Each of them throws where no answer is to be had. */
export interface PersonCheck {
  /** Whether the bank knows the card as this person's; `refused`: it was asked too often and answers again tomorrow. */
  holdsCard: (card: Papers & { cardNo: string }) => Promise<boolean | { refused: string }>
  /** `back`: the page, by its path, to which they are sent afterwards. */
  startFace: (person: Papers, back: string) => Promise<FaceStart>
  faceOutcome: (token: string) => Promise<FaceOutcome>
}

/** Who checks, and how one signs in there. */
export interface PersonSettings {
  provider: 'stand-in' | 'tencent' | 'none'
  endpoint: string
  secretId: string
  secretKey: string
  /** The provider's own number of how faces are checked for us. */
  ruleId: string
}
