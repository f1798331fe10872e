import { parseArgs } from 'node:util'
import mqtt from 'mqtt'

// A crowd of devices in a process of its own, so that what it needs is not counted. Reads tickets as JSON lines, says `ready`
// when all listen, and writes a line for each message that one of them hears: its id and when.
const { values } = parseArgs({ options: { base: { type: 'string' } } })
const input = Buffer.concat(await process.stdin.toArray()).toString()
const tickets = input
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Ticket)

interface Ticket {
  client_id: string
  broker: string
  user: { topic: string; password: string }
}

const AT_ONCE = 50
const join = ({ client_id, broker, user }: Ticket) =>
  new Promise<void>((resolve, reject) => {
    const url = new URL(broker, values.base).href.replace(/^http/, 'ws')
    const client = mqtt.connect(url, { clientId: client_id, username: client_id, password: user.password })
    client.on('error', reject)
    client.on('message', (_, payload) => {
      const live = JSON.parse(payload.toString())
      if (live.type === 'message')
        process.stdout.write(`${live.message.id} ${performance.timeOrigin + performance.now()}\n`)
    })
    client.once('connect', () => client.subscribe(user.topic, { qos: 1 }, () => resolve()))
  })

for (let at = 0; at < tickets.length; at += AT_ONCE) await Promise.all(tickets.slice(at, at + AT_ONCE).map(join))
process.stdout.write('ready\n')
