import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Has what is given to it run one after the other. What takes longer than `patienceMs` goes on while the next begins, so nothing
 * waits for an answer from outside that does not come.
 */
export const inTurn = (patienceMs: number) => {
  let turn: Promise<unknown> = Promise.resolve()
  return <T>(run: () => Promise<T>): Promise<T> => {
    const running = turn.then(run)
    const isOver = () => Promise.race([running.catch(() => undefined), sleep(patienceMs, undefined, { ref: false })])
    turn = turn.then(isOver)
    return running
  }
}
