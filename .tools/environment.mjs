import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildStampFile, cacheFolder } from './lib/paths.mjs'

/**
 * How the storefront is started in production. Pages are made of short-lived text: with a small young generation they
 * stay out of the old one, and the server holds half as much under load, at the same work. What gets into the old one
 * all the same is collected once it has more than doubled, where it would be let grow fourfold: 290 MB under load
 * instead of 400, at the same work.
 */
export const storefrontArgs = ['--max-semi-space-size=8', '--heap-growing-percent=120', 'web/serve.ts']

/**
 * What a storefront in production has in its environment whatever stands beside it. On Linux every thread takes memory
 * from a store of its own and gives little of it back: with one for all the server holds 20 MB less under load.
 */
export const storefrontEnvironment = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' }

/**
 * What both servers need in their environment on a developer's machine and in tests. What the
 * caller's own environment sets wins, so `API_URL=https://… npm start` shows the shop over another API.
 */
export function environment({
  mockPort,
  webPort,
  dataFolder = join(cacheFolder, folderOf(mockPort)),
  own = process.env,
}) {
  const listening = own.HOST || thisMachine
  const host = hostOf(listening)
  // Where everything is on this machine, by the name that cookies know it by.
  const shownHost = host === thisMachine ? 'localhost' : host
  const siteUrl = `http://${shownHost}:${webPort}`
  const services = `http://${shownHost}:${mockPort}/third-party`
  const mock = {
    MOCK_DATA_DIR: dataFolder,
    SITE_URL: siteUrl,
    MOCK_URL: `http://${shownHost}:${mockPort}`,
  }
  const web = {
    API_URL: `http://${host}:${mockPort}/graphql`,
    API_KEY: 'local',
    SITE_URL: siteUrl,
    MARKETING_SCRIPT_URL: `${services}/marketing-email.js`,
    // On the host of the shop, so that the cookie of a world reaches them.
    CAPTCHA_SCRIPT_URL: `${services}/captcha.js`,
    CAPTCHA_PAGE_URL: `${services}/captcha/code`,
    LIVE_CHAT_SCRIPT_URL: `${services}/live-chat.js`,
    WORLDS: 'on',
    VERSION: buildVersion(),
  }
  return {
    mock: { ...chosen(mock, own), MOCK_PORT: String(mockPort), HOST: listening },
    web: { ...chosen(web, own), WEB_PORT: String(webPort), HOST: listening },
    mockUrl: `http://${host}:${mockPort}`,
    webUrl: `http://${host}:${webPort}`,
    siteUrl,
    graphqlUrl: `http://${shownHost}:${mockPort}/graphql`,
  }
}

const thisMachine = '127.0.0.1'

/** Two mocks that run side by side may not write to one default world. */
function folderOf(mockPort) {
  return mockPort === 4000 ? 'world' : `world-${mockPort}`
}

/** How a server is reached from here that listens at an address: one that listens at all of them at that of this machine. */
function hostOf(listening) {
  if (['0.0.0.0', '::', 'localhost'].includes(listening)) return thisMachine
  return listening.includes(':') ? `[${listening}]` : listening
}

function chosen(defaults, own) {
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, own[name] || value]))
}

/** Names the build by the content it was made of. */
function buildVersion() {
  return existsSync(buildStampFile) ? readFileSync(buildStampFile, 'utf8').slice(0, 12) : 'development'
}
