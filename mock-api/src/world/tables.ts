import type { DatabaseSync } from 'node:sqlite'

/**
 * Everything a world remembers, as SQLite tables. A new table is added here and nowhere else: new worlds,
 * reset and the file of the default world follow.
 */
const statements = [
  // What there is one of, such as the clock: a name and its value as JSON.
  `CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE faults (
    position INTEGER PRIMARY KEY,
    operation TEXT NOT NULL,
    fault TEXT NOT NULL,
    calls INTEGER NOT NULL DEFAULT 0,
    remaining INTEGER
  ) STRICT`,
  // Stones that somebody has bought or holds in this world; of all others the catalogue knows best.
  `CREATE TABLE stones (
    gemstone_id TEXT PRIMARY KEY,
    availability TEXT NOT NULL
  ) STRICT`,
  // Stones that a payment holds while it is open: one payment a stone.
  `CREATE TABLE held_stones (
    gemstone_id TEXT PRIMARY KEY,
    transaction_id TEXT NOT NULL,
    cart_session_id TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX held_stones_by_payment ON held_stones (transaction_id)`,
  // Pieces from the shelf that a payment holds or an order has sold; an entry is named as in stock-left.ts.
  `CREATE TABLE taken_stock (
    sku TEXT NOT NULL,
    entry TEXT NOT NULL,
    transaction_id TEXT NOT NULL,
    cart_session_id TEXT NOT NULL,
    is_sold INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (sku, entry)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX taken_stock_by_payment ON taken_stock (transaction_id)`,
  `CREATE TABLE carts (
    session_id TEXT PRIMARY KEY,
    user_id TEXT UNIQUE,
    coupon_code TEXT,
    voucher_code TEXT
  ) STRICT`,
  // What orders have paid with gift vouchers, each payment once; what they held at first the fixtures know.
  `CREATE TABLE voucher_uses (
    code TEXT NOT NULL,
    transaction_id TEXT NOT NULL,
    amount_pence INTEGER NOT NULL,
    PRIMARY KEY (code, transaction_id)
  ) STRICT`,
  // Codes that there are not, tried at carts in the last minutes.
  `CREATE TABLE wrong_codes (
    cart_session_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    tried_ms INTEGER NOT NULL
  ) STRICT`,
  `CREATE INDEX wrong_codes_by_cart ON wrong_codes (cart_session_id, kind, tried_ms)`,
  // Sessions whose carts have joined an account's, and the session id of that cart.
  `CREATE TABLE joined_sessions (
    session_id TEXT PRIMARY KEY,
    cart_session_id TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX joined_sessions_by_cart ON joined_sessions (cart_session_id)`,
  // Lines that were once copied into a cart from another account's.
  `CREATE TABLE copied_lines (
    cart_session_id TEXT NOT NULL,
    basket_item_id TEXT NOT NULL,
    PRIMARY KEY (cart_session_id, basket_item_id)
  ) STRICT`,
  // What was chosen is JSON, because only its owner reads it. An id is never given twice.
  `CREATE TABLE cart_items (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT NOT NULL,
    basket_item_id TEXT NOT NULL,
    added_at TEXT NOT NULL,
    choice TEXT NOT NULL,
    UNIQUE (session_id, basket_item_id)
  ) STRICT`,
  // Accounts that were made or changed in this world; of all others the seeded customers know best.
  `CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    email_key TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    password_hash TEXT NOT NULL
  ) STRICT`,
  // Seeded customers who have deleted their accounts.
  `CREATE TABLE deleted_accounts (
    id TEXT PRIMARY KEY
  ) STRICT`,
  `CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    expires_ms INTEGER NOT NULL
  ) STRICT`,
  // Of a link's token only the hash is kept; what it is for is JSON, because only its owner reads it.
  `CREATE TABLE links (
    token_hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    email_key TEXT NOT NULL,
    content TEXT NOT NULL,
    expires_ms INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE attempts (
    kind TEXT NOT NULL,
    email_key TEXT NOT NULL,
    count INTEGER NOT NULL,
    last_ms INTEGER NOT NULL,
    PRIMARY KEY (kind, email_key)
  ) STRICT`,
  // A design, or a stone: each is on a list once.
  `CREATE TABLE wishlist_items (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id TEXT NOT NULL,
    design_id TEXT,
    metal_id TEXT,
    gemstone_id TEXT,
    added_at TEXT NOT NULL,
    UNIQUE (account_id, design_id),
    UNIQUE (account_id, gemstone_id)
  ) STRICT`,
  `CREATE TABLE wishlist_shares (
    account_id TEXT PRIMARY KEY,
    share_id TEXT NOT NULL UNIQUE,
    shared_at TEXT NOT NULL
  ) STRICT`,
  // The id is the browser's, so it is nobody's but the account's; what was chosen is JSON.
  `CREATE TABLE saved_builds (
    account_id TEXT NOT NULL,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    saved_at TEXT NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (account_id, id)
  ) STRICT`,
  // The id is the browser's; what an address says is JSON. One of an account's is the default.
  `CREATE TABLE addresses (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id TEXT NOT NULL,
    id TEXT NOT NULL,
    address TEXT NOT NULL,
    is_default INTEGER NOT NULL,
    UNIQUE (account_id, id)
  ) STRICT`,
  // Every decision, so that it can be shown what was allowed when: the last one counts.
  `CREATE TABLE consents (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id TEXT NOT NULL,
    purpose TEXT NOT NULL,
    is_given INTEGER NOT NULL,
    wording_version TEXT NOT NULL,
    decided_at TEXT NOT NULL
  ) STRICT`,
  // Which language an account reads the storefront in.
  `CREATE TABLE account_languages (
    account_id TEXT PRIMARY KEY,
    language TEXT NOT NULL
  ) STRICT`,
  // Whoever has asked for letters; kept when they end them, for the link to stay good.
  `CREATE TABLE newsletter (
    email_key TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    is_active INTEGER NOT NULL,
    wording_version TEXT NOT NULL,
    wording_language TEXT NOT NULL,
    decided_at TEXT NOT NULL
  ) STRICT`,
  // Kept when the account goes, and then without it; what was sold is JSON. A payment makes one order.
  `CREATE TABLE orders (
    uid TEXT PRIMARY KEY,
    account_id TEXT,
    placed_at TEXT NOT NULL,
    transaction_id TEXT UNIQUE,
    schedule_token_hash TEXT UNIQUE,
    is_dispatch_told INTEGER NOT NULL DEFAULT 0,
    content TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX orders_by_account ON orders (account_id)`,
  // Payments at the provider and applications at the lender; what they are for is JSON. A key begins one.
  `CREATE TABLE payments (
    transaction_id TEXT PRIMARY KEY,
    idempotency_key TEXT NOT NULL UNIQUE,
    input_hash TEXT NOT NULL,
    account_id TEXT,
    cart_session_id TEXT,
    link_id TEXT,
    status TEXT NOT NULL,
    decline_reason TEXT,
    voucher_code TEXT,
    voucher_pence INTEGER NOT NULL,
    content TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX payments_by_cart ON payments (cart_session_id)`,
  `CREATE INDEX payments_by_account ON payments (account_id)`,
  `CREATE INDEX payments_by_link ON payments (link_id)`,
  `CREATE INDEX payments_by_voucher ON payments (voucher_code)`,
  // Which lines a payment is for: a browser may have moved them to another cart since.
  `CREATE TABLE payment_lines (
    basket_item_id TEXT NOT NULL,
    transaction_id TEXT NOT NULL,
    PRIMARY KEY (basket_item_id, transaction_id)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX payment_lines_by_payment ON payment_lines (transaction_id)`,
  // Payments that money came for after they had ended, about which somebody was told.
  `CREATE TABLE payments_not_booked (
    transaction_id TEXT PRIMARY KEY
  ) STRICT`,
  // Consultations that were asked for: a key asks for one; what was typed is JSON. Their hours stand in the next table.
  `CREATE TABLE appointments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    idempotency_key TEXT NOT NULL UNIQUE,
    input_hash TEXT NOT NULL,
    date TEXT NOT NULL,
    time TEXT NOT NULL,
    location TEXT NOT NULL,
    content TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE busy_hours (
    date TEXT NOT NULL,
    location TEXT NOT NULL,
    hour INTEGER NOT NULL,
    appointment_id INTEGER NOT NULL,
    PRIMARY KEY (date, location, hour, appointment_id)
  ) STRICT, WITHOUT ROWID`,
  // What somebody asked: a key asks once; what was typed is JSON.
  `CREATE TABLE enquiries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    idempotency_key TEXT NOT NULL UNIQUE,
    input_hash TEXT NOT NULL,
    asked_at TEXT NOT NULL,
    content TEXT NOT NULL
  ) STRICT`,
  // What the captcha has answered: each counts once, and for a while.
  `CREATE TABLE captcha_tokens (
    token TEXT PRIMARY KEY,
    given_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  // Seeded customers whose belongings stand in the tables of this world.
  `CREATE TABLE unpacked_customers (
    account_id TEXT PRIMARY KEY
  ) STRICT`,
  // Messages that would have been sent; what they say is JSON, because they are only shown.
  `CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL
  ) STRICT`,
  // What happens when the clock passes a moment; what it is about is JSON, because only its handler reads it.
  `CREATE TABLE due_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    due_ms INTEGER NOT NULL,
    kind TEXT NOT NULL,
    content TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0
  ) STRICT`,
  `CREATE INDEX due_events_by_time ON due_events (due_ms, id)`,
  // The provider's own, which the shop never reads; what is to be paid is JSON. Of a card there are brand and last digits.
  `CREATE TABLE provider_payments (
    payment_id TEXT PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    content TEXT NOT NULL,
    status TEXT NOT NULL,
    expires_ms INTEGER NOT NULL,
    card TEXT NOT NULL DEFAULT 'null',
    wrong_codes INTEGER NOT NULL DEFAULT 0
  ) STRICT`,
  // The lender's own, likewise.
  `CREATE TABLE finance_applications (
    application_id TEXT PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    content TEXT NOT NULL,
    status TEXT NOT NULL,
    expires_ms INTEGER NOT NULL,
    income_pounds INTEGER,
    card TEXT NOT NULL DEFAULT 'null'
  ) STRICT`,
  // What boutiques ask to be paid; what a link says is JSON.
  `CREATE TABLE payment_links (
    token TEXT PRIMARY KEY,
    content TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL,
    withdrawn_ms INTEGER,
    paid_ms INTEGER
  ) STRICT`,
  // Messages of the provider and the lender to the API, with what has become of them.
  `CREATE TABLE payment_messages (
    id TEXT PRIMARY KEY,
    reference TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    message TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    last_answer INTEGER,
    delivered_ms INTEGER,
    UNIQUE (reference, sequence)
  ) STRICT`,
] as const

/** Creates the tables of a world in an empty database. */
export function createTables(database: DatabaseSync): void {
  for (const statement of statements) database.exec(statement)
}

/** Takes every table away, also those of an older version of this file. */
export function dropTables(database: DatabaseSync): void {
  const rows = database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .all()
  for (const { name } of rows) database.exec(`DROP TABLE "${String(name)}"`)
}

/**
 * A number that differs when the tables differ: SQLite keeps it as the `user_version` of the file, so that
 * a file written by another version of the shop is recognised, and made anew (`database.ts`).
 */
export function tablesVersion(): number {
  let hash = 0
  for (const character of statements.join(';')) {
    hash = (Math.imul(hash, 31) + character.charCodeAt(0)) & 0x7fffffff
  }
  return hash
}
