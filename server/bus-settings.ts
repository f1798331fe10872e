import { z } from 'zod'
import { sealOf } from '#kit/seal/server/seal.ts'

const address = z.url({ protocol: /^(mqtts?|wss?)$/ }).optional()

/** The settings of the bus, as `.env.example` documents them. */
export const busSettings = {
  MQTT_URL: address,
  MQTT_PUBLIC_URL: address,
  MQTT_PASS_SECRET: z.string().min(32).optional(),
}

type Given = z.infer<z.ZodObject<typeof busSettings>>

/** Where live messages go. */
export interface BusConfig {
  /** The broker that all processes share; undefined: for one process. */
  url: string | undefined
  /** Devices connect to the processes, which tell each other over `url`; else they connect to the broker itself. */
  isRelayed: boolean
  /** Where devices connect: an address, or the path of the broker in this process. */
  publicUrl: string
  /** Under which passes are written; a broker elsewhere knows it. */
  secret: string
}

/** The path of the broker in this process. */
export const BUS_PATH = '/mqtt'

export const busConfigOf = (data: Given, secrets: Parameters<typeof sealOf>[0]): BusConfig => ({
  url: data.MQTT_URL,
  isRelayed: data.MQTT_URL !== undefined && data.MQTT_PUBLIC_URL === undefined,
  publicUrl: data.MQTT_PUBLIC_URL ?? BUS_PATH,
  secret: data.MQTT_PASS_SECRET ?? sealOf(secrets).index('secret', 'bus-pass'),
})

/** A broker to which devices connect is of use only where the processes reach it and where it can read passes. */
export const busFaults = (data: Given): string[] =>
  data.MQTT_PUBLIC_URL
    ? (['MQTT_URL', 'MQTT_PASS_SECRET'] as const)
        .filter((name) => !data[name])
        .map((name) => `${name}: MQTT_PUBLIC_URL needs it`)
    : []

/** Origins beside the product's own to which a browser's line goes. */
export const liveOrigins = ({ publicUrl }: Pick<BusConfig, 'publicUrl'>): string[] =>
  URL.canParse(publicUrl) ? [originOf(publicUrl)] : []

// `origin` of an address that is not http is 'null'.
const originOf = (url: string): string => {
  const { protocol, host } = new URL(url)
  return `${protocol}//${host}`
}
