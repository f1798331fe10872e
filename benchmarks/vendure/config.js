import { DefaultLogger, DefaultSearchPlugin, dummyPaymentHandler, LogLevel } from '@vendure/core'

const { DATABASE, PORT = '0' } = process.env
if (!DATABASE) throw new Error('DATABASE: host, port, user, password and name of a database of its own, as JSON')

/** A shop as Vendure's own guide makes it; what is not said here is Vendure's default. */
export const config = {
  logger: new DefaultLogger({ level: LogLevel.Error }),
  apiOptions: { hostname: '127.0.0.1', port: Number(PORT) },
  authOptions: {
    // A session travels in a header, which needs no jar of cookies in the load's client.
    tokenMethod: 'bearer',
    // In production it refuses to start with the name and password that everybody knows.
    superadminCredentials: { identifier: 'bench', password: 'yilu-bench-2026' },
  },
  dbConnectionOptions: { type: 'postgres', ...JSON.parse(DATABASE), poolSize: 20, synchronize: false, logging: false },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [DefaultSearchPlugin.init({})],
}
