import Fastify from 'fastify'

const app = Fastify()
app.get('/', async () => ({ status: 200, data: { baseline: 'world' } }))
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${new URL(address).port}\n`)
