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
  tests: { status: string; results: { error?: { message?: string } }[] }[]
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
    .map(toldJourney)

const specsOf = ({ specs, suites = [] }: JourneySuite): JourneySpec[] => [...specs, ...suites.flatMap(specsOf)]

const toldJourney = ({ file, title, tests }: JourneySpec): string => {
  const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))
  return told(`${file} › ${title}`, messages[0] ?? '')
}

const MOST_LINES = 6

const told = (title: string, message: string): string =>
  [title, ...message.split('\n').slice(0, MOST_LINES)].join('\n    ')
