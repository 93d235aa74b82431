export const USAGE = `gli-sandbox: the GLI platform's API on your own machine. It moves no real value.

  --port 4000                port to listen on
  --host 127.0.0.1           address to listen on; other addresses allow access from other machines, as containers need
  --allow-host name          host name to accept in addition to localhost. Can be repeated
  --allow-origin origin      origin of pages that may call the API in addition to localhost. Can be repeated
  --trust-proxy network      network or address of a proxy whose X-Forwarded-* headers are believed. Can be repeated
  --data ./.gli-sandbox      data folder; DATABASE_URL selects a PostgreSQL server instead
  --max-connections 10       max connections to a PostgreSQL server, at least 2
  --seed demo                content of an empty database: demo, empty or large
  --reset                    delete the data and start over; an upgrade keeps the data and needs no reset
  --allow-reset              enable POST /sandbox/reset, which does the same at runtime
  --controls                 enable /sandbox/: a page with all requests, the clock and snapshots; includes --allow-reset
  --latency 0                latency added to every response, in milliseconds
  --failure-rate 0           share of requests that fail with 500, from 0 to 1
  --fault createOrder=drop   fault to inject: drop, cut, delay:3, limit:5, fail or example:name, for one operation or all;
                             executeConversion=revert makes conversions fail after they have started;
                             drop@2 applies to the first of every two requests. Can be repeated
  --kyc-review 10            duration of an identity document review, in seconds; 0 decides immediately
  --clock 2026-11-21T09:00+09:00   start with the clock frozen at this time
  --random 7                 repeatable ids, codes and hashes: the same requests get the same responses
  --record session.jsonl     write requests and responses to a file, without tokens and passwords
  --log text                 format of the log: text or json. Both have a line for each request; json has one when ready
  --check-responses          check every response against the contract
  -h, --help                 show this text
  --version                  show the version

  gli-sandbox replay session.jsonl   sends a recorded session again and prints the first difference`;
