import { randomBytes, randomInt } from 'node:crypto'
import type { RequestContext } from '#app/context.ts'
import { isSame, sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { isSolved } from '../../rules/puzzle.ts'
import { sumOf } from '../../rules/sum.ts'
import { WAIT_MINUTES } from '../../rules.ts'
import { pictureOf } from '../present/picture-code.ts'
import { insertChallenge, takeChallenge, takePass } from '../queries/challenges.ts'
import { hashOf } from './key-hash.ts'

/** A new puzzle for the asker's phone. */
export const setPuzzle = async ({ db, now, config }: RequestContext) => {
  const [id, riddle] = [newId(), newId()]
  await insertChallenge(db, { id, kind: 'puzzle', riddle, expiresAt: later(now, { minutes: WAIT_MINUTES.challenge }) })
  return { captcha_id: id, riddle, bits: config.signIn.puzzleBits, expires_in: WAIT_MINUTES.challenge * 60 }
}

/** A new sum in a picture. */
export const setPicture = async ({ db, now, config }: RequestContext) => {
  const id = newId()
  const sum = sumOf(randomInt(1, 10), randomInt(1, 10), randomInt(2) === 0 ? '+' : '-')
  const riddle = sealOf(config).index(`${id} ${sum.answer}`, 'picture-code')
  await insertChallenge(db, { id, kind: 'picture', riddle, expiresAt: later(now, { minutes: WAIT_MINUTES.challenge }) })
  return { captcha_id: id, image: pictureOf(sum.shown), text: sum.spoken, expires_in: WAIT_MINUTES.challenge * 60 }
}

/** The pass for a right answer; undefined for a wrong one. Either way the challenge is over. */
export const answerChallenge = async (ctx: RequestContext, id: string, answer: string) => {
  const challenge = await takeChallenge(ctx.db, id, ctx.now)
  if (!challenge || !isRight(ctx, challenge, answer.normalize('NFKC'))) return undefined
  const ticket = newId()
  const expiresAt = later(ctx.now, { minutes: WAIT_MINUTES.pass })
  await insertChallenge(ctx.db, { ...challenge, passHash: hashOf(ticket), expiresAt })
  return { ticket, expires_in: WAIT_MINUTES.pass * 60 }
}

/** Uses a pass up; false where none, or none that is good, was shown. */
export const showsPass = ({ db, now }: RequestContext, pass: string | undefined): Promise<boolean> =>
  pass === undefined ? Promise.resolve(false) : takePass(db, hashOf(pass), now)

const isRight = (
  { config }: RequestContext,
  { id, kind, riddle }: { id: string; kind: string; riddle: string },
  answer: string,
) =>
  kind === 'puzzle'
    ? isSolved(riddle, answer, config.signIn.puzzleBits)
    : isSame(sealOf(config).index(`${id} ${answer}`, 'picture-code'), riddle)

const newId = () => randomBytes(16).toString('hex')
