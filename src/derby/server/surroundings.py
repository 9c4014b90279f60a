"""What all sessions of a process work with."""

from typing import NamedTuple

from derby.server.authentication import Authentication
from derby.server.background import Background
from derby.server.bans import Bans
from derby.server.clock import Clock
from derby.server.entropy import Entropy
from derby.server.limits import Limits
from derby.server.live_tables import LiveTables
from derby.server.metrics import Metrics
from derby.server.quotas import Quotas
from derby.server.shares import Shares
from derby.server.workers.hints import HintAnswers
from derby.server.workers.odds import OddsAnswers
from derby.store.database import Database


class Surroundings(NamedTuple):
    """What all sessions of a process work with."""

    tables: LiveTables
    database: Database
    authentication: Authentication
    odds: OddsAnswers
    hints: HintAnswers
    background: Background
    metrics: Metrics
    limits: Limits
    clock: Clock
    entropy: Entropy
    shares: Shares
    quotas: Quotas
    bans: Bans
