import type { Page } from '@playwright/test'
import { audienceOf, keyHeaderOf } from '#kit/wire/audience.ts'
import { questionOf } from '#kit/wire/browser/question.ts'
import { type CallApi, readAnswer } from '#kit/wire/read-answer.ts'

/** Asks calls as a program beside the browser would: for what a journey finds when it begins. */
export const callAs = (baseURL: string | undefined, key?: string): CallApi => {
  const callApi: CallApi = async (call, input) => {
    const { url, headers, ...question } = questionOf(call, input as Record<string, unknown>, {})
    const keyHeader = keyHeaderOf(audienceOf(call))
    const response = await fetch(new URL(url, baseURL), {
      ...question,
      headers: { ...headers, ...(key === undefined ? {} : { [keyHeader]: key }) },
    })
    return readAnswer(call, { status: response.status, body: await response.json(), traceid: '' }) as never
  }
  return callApi
}

/** Asks calls past the page, of the product that the page belongs to, with a patient's key or without anybody's. */
export const callBeside = ({ request }: Page, key?: string): CallApi => {
  const callApi: CallApi = async (call, input) => {
    const { url, method, headers: usual, body } = questionOf(call, input as Record<string, unknown>, {})
    const headers = { ...usual, ...(key === undefined ? {} : { [keyHeaderOf('patient')]: key }) }
    const form = body instanceof URLSearchParams ? { form: Object.fromEntries(body) } : {}
    const response = await request.fetch(url, { method, headers, ...form })
    return readAnswer(call, { status: response.status(), body: await response.json(), traceid: '' }) as never
  }
  return callApi
}
