import { createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A question as it reached a gateway that stands in for a provider. */
export interface Arrived {
  method: string
  /** Path and query. */
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** What a gateway says to it. */
export interface GatewayAnswer {
  status: number
  headers?: Record<string, string>
  body: string | Buffer
}

/** Trouble that a gateway makes when told: no answer, an answer that is not signed, or by somebody else, or long ago. */
export type Trouble = 'none' | 'down' | 'garbage' | 'unsigned' | 'forged' | 'old'

/** A pair of RSA keys as PEM. */
export const newKeys = (): { privateKey: string; publicKey: string } =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

/** SHA-256 with RSA, as both providers sign. */
export const signRsa = (privateKey: string, signed: string): string =>
  createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64')

/** Whether that signature is right. */
export const isSignedRsa = (publicKey: string, signed: string, signature: string): boolean =>
  createVerify('RSA-SHA256').update(signed).verify(publicKey, signature, 'base64')

/** A server on loopback that answers as `answer` says, unless it is in trouble. */
export const openGateway = async (state: { trouble: Trouble }, answer: (arrived: Arrived) => GatewayAnswer) => {
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const body = await text(request)
    if (state.trouble === 'down') return request.socket.destroy()
    if (state.trouble === 'garbage') return response.writeHead(502).end('<html>bad gateway</html>')
    const said = answer({ method, path, headers, body })
    response.writeHead(said.status, said.headers).end(said.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
