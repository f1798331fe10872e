/** An answer to a body that was sent with its progress told. */
export interface PartsAnswer {
  status: number
  text: string
  /** A header of the answer, null where it has none. */
  header: (name: string) => string | null
}

export interface PartsQuestion {
  url: string
  method: string
  body: BodyInit | null
  headers: Record<string, string>
  signal: AbortSignal
  /** How much has left, from 0 to 1. */
  onProgress: (sent: number) => void
}

/** Sends a body as `fetch` would and tells how much has left, which no `fetch` tells; rejects where no answer came. */
export const sendParts = ({ url, method, body, headers, signal, onProgress }: PartsQuestion): Promise<PartsAnswer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error('no answer'))
    const giveUp = () => request.abort()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        header: (name) => request.getResponseHeader(name),
      })
    request.onerror = fail
    request.onabort = fail
    request.onloadend = () => signal.removeEventListener('abort', giveUp)
    if (signal.aborted) return fail()
    signal.addEventListener('abort', giveUp)
    request.send(body as XMLHttpRequestBodyInit | null)
  })
