/** Names the tests that failed, each with the first lines of its message, from what the two runners report as JSON. */

export interface TestsReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface JourneySpec {
  title: string
  ok: boolean
  file: string
  tests: {
    status: string
    annotations: { type: string; description?: string }[]
    results: { error?: { message?: string } }[]
  }[]
}

interface JourneySuite {
  title: string
  suites?: JourneySuite[]
  specs: JourneySpec[]
}

export interface JourneysReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: JourneySuite[]
}

/** The failed tests of a run of Vitest; of a file that could not be read, its own message. */
export const failedTests = ({ testResults }: TestsReport): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message !== '') return [told(name, message)]
    return failed.map(({ fullName, failureMessages }) => told(`${name} › ${fullName}`, failureMessages[0] ?? ''))
  })

/** The failed journeys of a run of Playwright. */
export const failedJourneys = ({ suites }: JourneysReport): string[] =>
  suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(toldJourney)

/** The journeys that passed only when they were tried again. */
export const shakyJourneys = ({ suites }: JourneysReport): string[] =>
  suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `passed only when tried again: ${toldJourney(spec)}`)

/** What was seen once and not again, where journeys changed what was looked at. */
export const seenOnce = ({ suites }: JourneysReport): string[] =>
  suites
    .flatMap(specsOf)
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === 'seen once')
    .map(({ description = '' }) => description)

const specsOf = ({ specs, suites = [] }: JourneySuite): JourneySpec[] => [...specs, ...suites.flatMap(specsOf)]

const toldJourney = ({ file, title, tests }: JourneySpec): string => {
  const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))
  return told(`${file} › ${title}`, messages[0] ?? '')
}

/** A difference of two values begins in the sixth line of its message. */
const MOST_LINES = 30

const told = (title: string, message: string): string =>
  [title, ...message.split('\n').slice(0, MOST_LINES)].join('\n    ')
