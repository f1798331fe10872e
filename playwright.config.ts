import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { walked } from './test/journeys/drawn.ts'
import { chromiumFlags, findChromium } from './tools/chromium.ts'

// The runner loads this file in each worker too: the port and the data are chosen once. No browser refuses a port of these.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 10_000))
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'yilu-e2e-'))
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`
const executablePath = findChromium()

export default defineConfig({
  testDir: 'test/journeys',
  // The look at every page is by far the longest: begun last, one core would wait for it.
  projects: [
    // What it asks for to have something to look at can be asked for once.
    { name: 'look', testMatch: walked.look, retries: 0 },
    { name: 'journeys', testMatch: walked.journeys },
    // Beside the look at every page its browsers starve: when all else is done (`--no-deps` where they are to run alone).
    {
      name: 'calls',
      testMatch: walked.calls,
      workers: 1,
      dependencies: ['look', 'journeys'],
      timeout: 180_000,
    },
  ],
  timeout: 120_000,
  // What is asked for is waited for, not slept for: a busy machine may take its time.
  expect: { timeout: 30_000 },
  workers: 2,
  // It is tried once more to tell what is shaky from what is broken: both are faults, named at the end.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  use: {
    baseURL,
    viewport: { width: 375, height: 812 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    hasTouch: true,
    isMobile: true,
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: 'node test/journeys/serve.ts',
    url: `${baseURL}/api/health`,
    timeout: 180_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA,
      LIMITS: 'off',
      // What journeys ask by keys alone is touched by nobody.
      IDLE_MINUTES: '720',
      LOG_LEVEL: 'error',
      // A channel with a sign-in of its own, and a city app, both of which the journeys stand in for.
      SIGN_IN_JUMPS: '97=https://jump.example/authorize?redirect_uri={back}',
      CITY_APP_OPEN_URL: 'ishenzhen://open',
      CITY_APP_ANDROID_URL: 'https://store.example/city',
    },
  },
})
