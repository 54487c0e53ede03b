import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** What a hash costs: the parameters that the paper on scrypt gives for signing in (rules/account#passwords). */
const cost = { logN: 14, r: 8, p: 1 } as const
const saltBytes = 16
const hashBytes = 32

/** A password as it is kept: scrypt, its parameters, the salt and the hash in one text. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return written({ ...cost, salt, hash: await scryptOf(password, { ...cost, salt }) })
}

/**
 * Whether a password is the one that was hashed; takes the same time whichever it is. Without a hash, as there is no
 * account, it does the same work and is false.
 */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const { hash, ...parameters } = read(kept ?? nobodysHash())
  const isSame = timingSafeEqual(await scryptOf(password, parameters), hash)
  return isSame && kept !== undefined
}

/** A hash that no password has, at the same cost. */
function nobodysHash(): string {
  return written({ ...cost, salt: randomBytes(saltBytes), hash: randomBytes(hashBytes) })
}

interface Parameters {
  readonly logN: number
  readonly r: number
  readonly p: number
  readonly salt: Buffer
}

function scryptOf(password: string, { logN, r, p, salt }: Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, hashBytes, { N: 2 ** logN, r, p }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    )
  })
}

function written({ logN, r, p, salt, hash }: Parameters & { readonly hash: Buffer }): string {
  return `$scrypt$ln=${logN},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

function read(kept: string): Parameters & { readonly hash: Buffer } {
  const parts = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(kept)
  if (parts === null) throw new Error('A password is kept in a form that nobody wrote')
  const [, logN, r, p, salt = '', hash = ''] = parts
  return {
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  }
}
