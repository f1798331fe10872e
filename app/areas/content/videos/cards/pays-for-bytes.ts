/** What some browsers tell of the way to the net. */
interface Connection {
  type?: string
  saveData?: boolean
}

/** Whether what is fetched is likely paid for by weight: a mobile line, or somebody who wants to save. Others do not say. */
export const paysForBytes = (): boolean => {
  const { connection } = navigator as { connection?: Connection }
  return connection?.type === 'cellular' || connection?.saveData === true
}
